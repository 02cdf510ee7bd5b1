export { FlowLensProvider, type FlowLensProviderProps } from './flowlens-provider.js';
export {
  type ColorScheme,
  type LinkProps,
  type PortalContainer,
  type ReplaceableComponents,
  type TextDirection,
} from './ui-context.js';
