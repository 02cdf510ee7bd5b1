export interface FactRowProps {
  name: string;
  children: string;
}

/** A read-only value of a project. */
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
