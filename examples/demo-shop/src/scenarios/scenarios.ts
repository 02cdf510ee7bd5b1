import { checkoutFails } from './checkout-fails.js';
import type { Scenario } from './scenario.js';
import { sortingCrashes } from './sorting-crashes.js';
import { supportChatDrops } from './support-chat-drops.js';

/** The sessions of the demo project. */
export const SCENARIOS: readonly Scenario[] = [checkoutFails, supportChatDrops, sortingCrashes];
