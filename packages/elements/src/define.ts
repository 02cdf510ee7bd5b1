import { defineFlowLensElements } from './define-flowlens-elements.js';

defineFlowLensElements();

// Without this export, the declarations of this entry would lack the types of the elements.
export { defineFlowLensElements };
