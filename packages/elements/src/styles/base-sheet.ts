const CSS = `
:host {
  display: block;
}

:host([hidden]) {
  display: none;
}

.fl-element {
  height: 100%;
}

.fl-element-message {
  box-sizing: border-box;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid var(--fl-danger, light-dark(#c42b2b, #ff7b7b));
  border-radius: var(--fl-radius, 6px);
  background: var(--fl-background, light-dark(#fff, #111114));
  color: var(--fl-foreground, light-dark(#1a1a1f, #ececf1));
  font: 400 13px/1.5 var(--fl-font, system-ui, sans-serif);
  overflow-wrap: anywhere;
}
`;

let sheet: CSSStyleSheet | undefined;

/** Returns the style sheet of an element without a view, which all elements share. */
export function baseSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
