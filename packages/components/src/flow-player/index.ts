export { FlowPlayer, type FlowPlayerProps } from './flow-player.js';
export type { FlowPlayerHandle } from './flow-player-handle.js';
export { FlowLensPlaybackError } from './flowlens-playback-error.js';
export type * as FlowPlayerParts from './flow-player.parts.js';
export { playerDataAttributes } from './root/player-data-attributes.js';
