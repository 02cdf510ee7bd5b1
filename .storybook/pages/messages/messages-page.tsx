import '../pages.css';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { messageRows } from './message-rows.js';

const rows = messageRows();

/** Table of every text of the product with its key, in every language, generated from the message files. */
export function MessagesPage() {
  const id = useId();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = useMemo(
    () => rows.filter((row) => Object.values(row).some((text: string) => text.toLowerCase().includes(wanted))),
    [wanted],
  );

  return (
    <article className="fl-root page" lang="en" dir="ltr">
      <h1>Messages</h1>
      <p>
        <code>messages</code> on the provider replaces texts for all components, <code>messages</code> on a component
        for that one. Texts with values, shown here as <code>{'{name}'}</code>, are functions of one object. What is
        missing or empty stays English.
      </p>
      <div className="page-search">
        <label htmlFor={id}>Search keys and texts</label>
        <input id={id} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <span role="status">{`${found.length} of ${rows.length}`}</span>
      </div>
      <div className="page-table" role="region" aria-label="Texts" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">English</th>
              <th scope="col">Deutsch</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ key, english, german }) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td>{english}</td>
                <td lang="de">{german}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}
