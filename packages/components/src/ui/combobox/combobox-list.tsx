import { CommandList } from './command-list.js';
import { CommandOption } from './command-option.js';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Additional search words. */
  keywords?: readonly string[] | undefined;
}

export interface ComboboxListProps {
  label: string;
  searchPlaceholder: string;
  /** Shown in the list if nothing matches. */
  emptyText: string;
  options: readonly ComboboxOption[];
  value: string;
  onSelect: (value: string) => void;
}

/** Content of a combobox: its options, and a field to search them. */
export function ComboboxList({ options, value, onSelect, ...texts }: ComboboxListProps) {
  return (
    <CommandList {...texts}>
      {options.map((option) => (
        <CommandOption
          key={option.value}
          id={option.value}
          label={option.label}
          keywords={option.keywords}
          checked={option.value === value}
          onSelect={() => onSelect(option.value)}
        />
      ))}
    </CommandList>
  );
}
