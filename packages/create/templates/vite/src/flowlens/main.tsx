import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Flow } from './flow';

const flowId = new URLSearchParams(window.location.search).get('flow');

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {flowId ? <Flow flowId={flowId} /> : <p style={{ padding: 16 }}>Add ?flow= and the id of a flow to the address.</p>}
  </StrictMode>,
);
