'use client';

import type { Project } from '@flowlens/client';
import { EMBED_SITES_MAX } from '@flowlens/core/limits';
import { siteOrigin } from '@flowlens/core/links';
import type { Messages } from '@flowlens/core/messages';
import { useUpdateProject } from '@flowlens/hooks';
import { useState } from 'react';

interface Typed {
  hasOwnList: boolean;
  text: string;
}

/** Holds edits of the sites that may embed a project's flows. Without edits, it follows changes by other people. */
export function useEmbedSites(project: Project, m: Messages['projects']) {
  const { run, pending } = useUpdateProject(project.id);
  const saved = project.embed_origins;
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [invalid, setInvalid] = useState<string>();
  const { hasOwnList, text } = { hasOwnList: saved !== null, text: (saved ?? []).join('\n'), ...typed };
  const sites = hasOwnList ? linesOf(text) : null;

  function change(part: Partial<Typed>) {
    setTyped((before) => ({ ...before, ...part }));
    setInvalid(undefined);
  }

  function save(onSaved: () => void) {
    const wrong = sites?.find((site) => siteOrigin(site) === null);
    if (wrong !== undefined) setInvalid(m.embedSiteInvalid({ site: wrong }));
    else if (sites && sites.length > EMBED_SITES_MAX) setInvalid(m.embedSitesMax({ max: EMBED_SITES_MAX }));
    else
      run(
        { embed_origins: sites },
        {
          onSuccess() {
            setTyped({});
            onSaved();
          },
        },
      );
  }

  return {
    hasOwnList,
    text,
    changed: JSON.stringify(sites) !== JSON.stringify(saved),
    invalid,
    pending,
    setHasOwnList: (own: boolean) => change({ hasOwnList: own }),
    setText: (next: string) => change({ text: next }),
    save,
  };
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
