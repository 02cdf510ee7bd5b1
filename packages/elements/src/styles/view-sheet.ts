import css from '@flowlens/components/styles.css?inline';
import { inheritTokens } from './inherit-tokens.js';

let sheet: CSSStyleSheet | undefined;

/** Returns the style sheet of the components, which all elements share. */
export function viewSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    inheritTokens(sheet);
  }
  return sheet;
}
