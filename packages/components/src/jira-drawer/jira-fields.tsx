'use client';

import {
  JIRA_DESCRIPTION_MAX_CHARS,
  JIRA_DESCRIPTION_MAX_HEIGHT_PX,
  JIRA_DESCRIPTION_MIN_HEIGHT_PX,
  JIRA_TITLE_MAX_CHARS,
} from '@flowlens/core/limits';
import type { Messages } from '@flowlens/core/messages';
import type { JiraForm } from '@flowlens/core/validation';
import type { UseJiraChoicesResult, UseJiraFormResult } from '@flowlens/hooks';
import type { CSSProperties } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Combobox } from '../ui/combobox/combobox.js';
import { Select } from '../ui/select/select.js';
import { TextArea } from '../ui/text-area/text-area.js';
import { JiraFillIn } from './jira-fill-in.js';
import { TextField } from '../ui/text-field/text-field.js';

/** Grows with its text, up to a maximum. */
const DESCRIPTION_HEIGHT: CSSProperties = {
  minHeight: JIRA_DESCRIPTION_MIN_HEIGHT_PX,
  maxHeight: JIRA_DESCRIPTION_MAX_HEIGHT_PX,
  fieldSizing: 'content',
};

export interface JiraFieldsProps extends Pick<UseJiraChoicesResult, 'projects' | 'types'> {
  form: UseJiraFormResult;
  m: Messages['jira'];
}

/** Title, description, project and type of an issue. */
export function JiraFields({ form, projects, types, m }: JiraFieldsProps) {
  const { values, change, errors, submitting } = form;
  const { loading } = useMessages('common');
  const validation = useMessages('validation');

  const errorOf = (field: keyof JiraForm) => {
    const code = errors[field];
    return code && validation[code];
  };

  return (
    <>
      <TextField
        label={m.titleLabel}
        required
        readOnly={submitting}
        value={values.title}
        error={errorOf('title')}
        maxChars={JIRA_TITLE_MAX_CHARS}
        onValueChange={(title) => change('title', title)}
      />
      <TextArea
        style={DESCRIPTION_HEIGHT}
        label={m.descriptionLabel}
        required
        readOnly={submitting}
        value={values.description}
        error={errorOf('description')}
        maxChars={JIRA_DESCRIPTION_MAX_CHARS}
        onValueChange={(description) => change('description', description)}
      />
      <JiraFillIn form={form} connecting={!projects || !types} m={m} />
      <Combobox
        label={m.projectLabel}
        placeholder={projects ? m.projectPlaceholder : loading}
        searchPlaceholder={m.projectSearchPlaceholder}
        emptyText={m.projectsEmpty}
        options={projects?.map(({ key, name }) => ({ value: key, label: m.projectOption({ name, key }) })) ?? []}
        disabled={!projects || submitting}
        value={values.project_key}
        error={errorOf('project_key')}
        onValueChange={(key) => change('project_key', key)}
      />
      <Select
        label={m.typeLabel}
        placeholder={types ? m.typePlaceholder : loading}
        options={types?.map((type) => ({ value: type, label: type })) ?? []}
        disabled={!types}
        busy={submitting}
        value={values.type || undefined}
        error={errorOf('type')}
        onValueChange={(type) => change('type', type)}
      />
      <p className="fl-jira-hint">{m.flowLinkHint}</p>
    </>
  );
}
