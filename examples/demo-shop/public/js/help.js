import { openChat } from './support-chat.js';
import { trackParcels } from './parcel-tracker.js';

openChat();
trackParcels();
