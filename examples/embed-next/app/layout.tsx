import type { ReactNode } from 'react';
import '@flowlens/components/styles.css';

export const metadata = { title: 'Ticket desk', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ margin: 24, fontFamily: 'system-ui' }}>{children}</body>
    </html>
  );
}
