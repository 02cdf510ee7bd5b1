export { CreateFlowLink, type CreateFlowLinkProps } from './create-flow-link.js';
