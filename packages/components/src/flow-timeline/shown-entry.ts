/** A request to scroll to an entry. Every request is a new object, so that repeated requests work. */
export interface ShownEntry {
  entryId: string;
  /** True if the keyboard continues from there. */
  focus: boolean;
  /** True if its details open too. */
  expand: boolean;
}

/** Options of a timeline's `showEntry`. */
export interface ShowEntryOptions {
  /** @default 3500 */
  highlightMs?: number | undefined;
  /** If false, the focus stays where it is, and Tab leads to the entry. @default true */
  focus?: boolean | undefined;
  /** Opens the details of the entry, if they are closed. @default false */
  expand?: boolean | undefined;
}
