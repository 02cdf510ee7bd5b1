import type { HTMLAttributes, PublicProps } from 'vue';
import type { FlowLensElementEventMap } from '../events/event-map.js';
import type { FlowLensFlowElement } from '../flow/flowlens-flow-element.js';
import type { FlowLensPlayerElement } from '../player/flowlens-player-element.js';
import type { FlowLensProjectSettingsElement } from '../project-settings/flowlens-project-settings-element.js';
import type { FlowSettings, PlayerSettings, ProjectSettingsSettings } from './element-settings.js';

type Emit = <Name extends keyof FlowLensElementEventMap>(name: Name, event: FlowLensElementEventMap[Name]) => void;

/** Element as the templates of Vue see it. */
type InTemplate<Element, Settings> = new () => Element & {
  $props: HTMLAttributes & Settings & PublicProps;
  $emit: Emit;
};

/** Adds the elements to the templates of Vue. */
declare module 'vue' {
  interface GlobalComponents {
    'flowlens-player': InTemplate<FlowLensPlayerElement, PlayerSettings>;
    'flowlens-flow': InTemplate<FlowLensFlowElement, FlowSettings>;
    'flowlens-project-settings': InTemplate<FlowLensProjectSettingsElement, ProjectSettingsSettings>;
  }
}
