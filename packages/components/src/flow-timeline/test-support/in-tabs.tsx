import { useState, type ReactNode } from 'react';
import { Tabs } from '../../ui/tabs/tabs.js';

/** A timeline in a tab that stays mounted, next to another tab, as on the page of a flow. */
export function InTabs({ timeline }: { timeline: ReactNode }) {
  const [tab, setTab] = useState('timeline');
  return (
    // Needs no box of its own, so that the tabs fill the panel.
    <div className="fl-root" style={{ display: 'contents' }}>
      <Tabs
        label="Details"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { id: 'timeline', label: 'Timeline', content: timeline, keepMounted: true },
          { id: 'device', label: 'Device Info', content: 'Chrome 140' },
        ]}
      />
    </div>
  );
}
