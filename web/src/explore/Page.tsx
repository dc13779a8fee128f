// The explorer with its texts and those of the analysis, which it shares tables
// and values with: loaded as one, so that whoever plays does not load their
// names.

import { lazy } from "solid-js";
import { withTexts } from "../i18n";
import { part } from "../offline/part";

export default lazy(async () => {
  const [page] = await Promise.all([part(() => import("./Explorer")), withTexts("analysis"), withTexts("explorer")]);
  return page;
});
