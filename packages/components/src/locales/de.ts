export { de } from '@flowlens/core/messages/de';
