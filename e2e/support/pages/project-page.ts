import { expect, type Locator, type Page } from '@playwright/test';
import { uniqueText } from '../product/unique-text.js';

/** Actions of journeys on a project: in the top bar and in its settings. */
export class ProjectPage {
  readonly settings: Locator;

  constructor(private readonly page: Page) {
    this.settings = page.getByRole('dialog');
  }

  selector(name: string): Locator {
    return this.page.getByRole('button', { name: `Project: ${name}` });
  }

  /** Creates a project with a unique name and returns it. */
  async create(name: string): Promise<string> {
    const unique = uniqueText(name);
    await this.openCreation();
    await this.page.getByRole('textbox', { name: 'Project Name *' }).fill(unique);
    await this.page.getByRole('button', { name: 'Create Project' }).click();
    await expect(this.page.getByText('Project created successfully').first()).toBeVisible();
    await expect(this.selector(unique)).toBeVisible();
    return unique;
  }

  async openCreation(): Promise<void> {
    await this.page.getByRole('button', { name: /^Project: / }).click();
    await this.page.getByRole('menuitem', { name: 'Create New Project' }).click();
  }

  async openSettings(tab: 'General' | 'Members' | 'Invitations' = 'General'): Promise<void> {
    await this.page.getByRole('button', { name: 'Project Settings' }).click();
    await this.settings.getByRole('tab', { name: tab }).click();
  }

  async closeSettings(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.settings).toBeHidden();
  }

  member(email: string): Locator {
    return this.settings.getByRole('listitem').filter({ hasText: email });
  }

  /** Creates an invitation link in the open settings and returns it. */
  async makeLink(): Promise<string> {
    await this.settings.getByRole('tab', { name: 'Invitations' }).click();
    await this.settings.getByRole('button', { name: 'Get Link' }).click();
    return this.settings.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  }

  /** Follows an invitation link, up to the project's flows. */
  async join(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.page).toHaveURL(/\/flowlens\?system_id=/);
    await expect(this.selector(name)).toBeVisible();
  }
}
