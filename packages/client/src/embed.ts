export { connectEmbed, type ConnectEmbedOptions, type EmbedConnection } from './embed/connect-embed.js';
export type { EmbedCommand, EmbedEvent, EmbedEvents, EmbedEventType, EmbedMessage } from './embed/embed-messages.js';
export { embedMessage, isEmbedMessage } from './embed/embed-messages.js';
