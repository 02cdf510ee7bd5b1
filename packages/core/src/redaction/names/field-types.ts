const SECRET_AUTOCOMPLETE = /\b(?:current-password|new-password|one-time-code|cc-[a-z-]+)\b/i;

/** Whether fields of a type are secret under any setting (the privacy floor). */
export function isSecretType(type: string): boolean {
  return /^(?:password|hidden)$/i.test(type);
}

/** Whether a field is secret by what the page lets a browser fill in there. */
export function isSecretAutocomplete(autocomplete: string): boolean {
  return SECRET_AUTOCOMPLETE.test(autocomplete);
}
