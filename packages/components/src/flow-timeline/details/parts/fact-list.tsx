import { Fragment, type ReactNode } from 'react';

/** A name and its recorded value; without a value, there is no row. */
export type Fact = readonly [name: string, value: ReactNode];

/** A list of names and values, such as headers and properties. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="fl-timeline-facts">
      {known.map(([name, value], index) => (
        // A header may occur twice, so the name alone is not a key; the order of the list never changes.
        <Fragment key={`${index} ${name}`}>
          <dt className="fl-timeline-fact-name">{name}</dt>
          <dd className="fl-timeline-fact-value">
            <bdi>{value}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
