// The second script: it hands what it brings to the first one, which has put it
// into the page, and leaves nothing behind.

import { PROGRAM, TEXTS } from "virtual:widget-reader";
import { BROUGHT, type Brought } from "./brought";

const detail: Brought = { program: PROGRAM, texts: TEXTS };
document.currentScript?.dispatchEvent(new CustomEvent(BROUGHT, { detail }));
