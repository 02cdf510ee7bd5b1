import { defineFlowLensElements } from './define-flowlens-elements.js';

defineFlowLensElements();

// Otherwise the declarations would not name the elements.
export { defineFlowLensElements };
