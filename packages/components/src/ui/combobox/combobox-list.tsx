import { CommandList } from './command-list.js';
import { CommandOption } from './command-option.js';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Found by these too. */
  keywords?: readonly string[] | undefined;
}

export interface ComboboxListProps {
  label: string;
  searchPlaceholder: string;
  /** Stands in the list when nothing matches. */
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
