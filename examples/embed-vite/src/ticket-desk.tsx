import type { ReactNode } from 'react';

/** The internal tool around FlowLens, none of which may look or work differently because of it. */
export function TicketDesk({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="desk-header">
        <h1>Ticket desk</h1>
        <nav>
          <ul>
            <li>
              <a href="/">Tickets</a>
            </li>
          </ul>
        </nav>
      </header>
      <main className="desk-main">
        <h2>Ticket 77: the order cannot be paid</h2>
        <p>
          A customer says that <code>Pay</code> does nothing.
        </p>
        <p>
          <label htmlFor="answer">Answer</label> <input id="answer" defaultValue="We are looking into it." />
          <button type="button">Send</button>
        </p>
        <section className="desk-embed" aria-label="Recording">
          {children}
        </section>
      </main>
    </>
  );
}
