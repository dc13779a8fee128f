// One sheet for all elements. Sheets that are made by a script are no styles of
// the page, so that a strict page need not allow any.

import board from "../style/board.css?inline";
import globe from "../style/globe.css?inline";
import sets from "../style/sets.css?inline";
import tokens from "../style/tokens.css?inline";
import own from "./widget.css?inline";

export const STYLES = new CSSStyleSheet();
// What the app says of the page, the frame says of what is in it.
// The page may force its own on the element, but not through it.
STYLES.replaceSync(".frame{all:initial}" + [tokens, board, sets, globe].join("\n").replaceAll(":root", ".frame") + own);
