export interface FactRowProps {
  name: string;
  children: string;
}

/** One value of a project that is only shown. */
export function FactRow({ name, children }: FactRowProps) {
  return (
    <div className="fl-facts-row">
      <dt className="fl-facts-name">{name}</dt>
      <dd className="fl-facts-value">
        <span dir="auto">{children}</span>
      </dd>
    </div>
  );
}
