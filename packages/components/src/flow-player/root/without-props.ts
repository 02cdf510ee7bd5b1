/** Props without some of them. */
export function withoutProps<Props extends object, Name extends keyof Props>(
  props: Props,
  names: Readonly<Record<Name, true>>,
): Omit<Props, Name> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in names))) as Omit<Props, Name>;
}
