import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A busy machine is slow, and no assertion is about duration.
configure({ asyncUtilTimeout: 20_000 });

// The browser of these tests lays nothing out and knows no pointer capture; lists that open below a button ask for both.
// Tests of server rendering have no browser at all.
if (typeof Element !== 'undefined') {
  Object.assign(Element.prototype, { hasPointerCapture: () => false, scrollIntoView: () => undefined });
}
