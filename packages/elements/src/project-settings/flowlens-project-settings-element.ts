import { FlowLensElement } from '../element/flowlens-element.js';
import { setAttribute } from '../element/set-attribute.js';

/** `<flowlens-project-settings>`: name, members and invitations of a project. */
export class FlowLensProjectSettingsElement extends FlowLensElement {
  static override readonly observedAttributes: readonly string[] = [
    ...FlowLensElement.observedAttributes,
    'project-id',
  ];

  constructor() {
    super({
      missing: () => (this.projectId ? [] : ['project-id']),
      needsToken: () => true,
      load: async () => {
        const { mountProjectSettings } = await import('./project-settings-view.js');
        return (container) => mountProjectSettings(container, () => ({ projectId: this.projectId ?? '' }));
      },
    });
  }

  get projectId(): string | null {
    return this.getAttribute('project-id');
  }
  set projectId(value: string | null | undefined) {
    setAttribute(this, 'project-id', value);
  }
}
