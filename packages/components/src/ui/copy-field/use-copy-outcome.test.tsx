import { en } from '@flowlens/core/messages';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../../flow-timeline/details/body/copy-button.js';
import { CopyIconButton } from '../../flow-timeline/details/body/copy-icon-button.js';
import { SetupCodeBlock } from '../../mcp-setup/setup-code-block.js';
import { DiagramHead } from '../../sequence-diagram/diagram-head.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { JiraIssueToast } from '../../toaster/jira-issue-toast.js';

const PLACES: [name: string, place: ReactElement][] = [
  ['Copy as cURL', <CopyButton label="Copy as cURL" text={() => 'curl'} />],
  ['Copy body', <CopyIconButton label="Copy body" text="{}" />],
  ['Copy mcp.json', <SetupCodeBlock code={{ file: 'mcp.json', text: '{}' }} m={en.mcp} />],
  [
    en.sequenceDiagram.copy,
    <DiagramHead mermaid="sequenceDiagram" flowTitle="Checkout answers 500" m={en.sequenceDiagram} />,
  ],
  [en.jira.copyLink, <JiraIssueToast text="Bug created" ticketUrl="https://jira.example/browse/SHOP-1" />],
];

describe('a copy button', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(PLACES)('%s announces a refusal and a later success', async (name, place) => {
    const { user } = renderFlowLens(place);
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    write.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    const button = screen.getByRole('button', { name });

    await user.click(button);
    expect(await said('Copying was refused')).not.toHaveLength(0);

    await user.click(button);
    expect(await said('Copied!')).not.toHaveLength(0);
  });
});

/** Visible or announced text, or the new name of the button. */
async function said(text: string) {
  return screen.findAllByText((_content, element) => [element?.textContent, element?.ariaLabel].includes(text));
}
