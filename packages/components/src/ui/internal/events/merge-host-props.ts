type Handler = (event: { defaultPrevented?: boolean } | undefined) => void;

/**
 * Props of ours for an element that a host gives props as well. Where both have a handler, the host's runs first, and keeps ours from
 * running by `event.preventDefault()`.
 *
 * Use: `<button {...rest} {...mergeHostProps(rest, { onClick: () => setOpen(true) })} />`
 */
export function mergeHostProps<Ours extends object>(host: object, ours: Ours): Ours {
  const theirs = new Map<string, unknown>(Object.entries(host));
  const merged = Object.entries(ours).map(([name, value]: [string, unknown]) => {
    const other = theirs.get(name);
    return [name, isHandler(other) && isHandler(value) ? oneAfterTheOther(other, value) : value];
  });
  return Object.fromEntries(merged) as Ours;
}

function oneAfterTheOther(theirs: Handler, ours: Handler): Handler {
  return (event) => {
    theirs(event);
    if (!event?.defaultPrevented) ours(event);
  };
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}
