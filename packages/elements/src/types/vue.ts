import type { HTMLAttributes, PublicProps } from 'vue';
import type { FlowLensElementEventMap } from '../events/event-map.js';
import type { FlowLensFlowElement } from '../flow/flowlens-flow-element.js';
import type { FlowLensPlayerElement } from '../player/flowlens-player-element.js';
import type { FlowLensProjectSettingsElement } from '../project-settings/flowlens-project-settings-element.js';
import type { FlowProperties, PlayerProperties, ProjectSettingsProperties } from './element-properties.js';

type Emit = <Name extends keyof FlowLensElementEventMap>(name: Name, event: FlowLensElementEventMap[Name]) => void;

/** Type of an element in Vue templates. */
type InTemplate<Element, Properties> = new () => Element & {
  $props: HTMLAttributes & Properties & PublicProps;
  $emit: Emit;
};

/** Adds the elements to Vue templates. */
declare module 'vue' {
  interface GlobalComponents {
    'flowlens-player': InTemplate<FlowLensPlayerElement, PlayerProperties>;
    'flowlens-flow': InTemplate<FlowLensFlowElement, FlowProperties>;
    'flowlens-project-settings': InTemplate<FlowLensProjectSettingsElement, ProjectSettingsProperties>;
  }
}
