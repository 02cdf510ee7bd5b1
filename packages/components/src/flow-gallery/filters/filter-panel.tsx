'use client';

import { FLOW_STATUSES, type FlowStatus } from '@flowlens/core';
import { useFlowHosts, type UseFlowFiltersResult } from '@flowlens/hooks';
import { Select } from '../../ui/select/select.js';
import { Switch } from '../../ui/switch/switch.js';
import { TextField } from '../../ui/text-field/text-field.js';
import type { GalleryTexts } from '../gallery-texts.js';
import { hostOptions } from './host-options.js';

export interface FilterPanelProps {
  projectId: string | undefined;
  filtering: UseFlowFiltersResult;
  texts: GalleryTexts;
}

const ANY = 'any';

/** The filters behind the Filters button. Each change applies at once. */
export function FilterPanel({ projectId, filtering, texts }: FilterPanelProps) {
  const { filters, change } = filtering;
  const { data: hosts } = useFlowHosts({ projectId });
  const statuses = FLOW_STATUSES.map((value) => ({ value, label: texts.statuses[value] }));

  return (
    <div className="fl-filter-panel-fields">
      <div className="fl-filter-panel-switches">
        <Switch
          label={texts.withErrors}
          checked={filters.hasErrors ?? false}
          onCheckedChange={(hasErrors) => change({ hasErrors: hasErrors || undefined })}
        />
        <Switch
          label={texts.mine}
          checked={filters.mine ?? false}
          onCheckedChange={(mine) => change({ mine: mine || undefined })}
        />
      </div>
      <Select
        label={texts.host}
        options={[{ value: ANY, label: texts.anyHost }, ...hostOptions(hosts ?? [], filters.host)]}
        value={filters.host ?? ANY}
        onValueChange={(host) => change({ host: host === ANY ? undefined : host })}
      />
      <Select<FlowStatus | typeof ANY>
        label={texts.status}
        options={[{ value: ANY, label: texts.anyStatus }, ...statuses]}
        value={filters.status ?? ANY}
        onValueChange={(status) => change({ status: status === ANY ? undefined : status })}
      />
      <div className="fl-filter-panel-days">
        <TextField
          label={texts.createdFrom}
          type="date"
          max={filters.createdTo}
          value={filters.createdFrom ?? ''}
          onValueChange={(day) => change({ createdFrom: day || undefined })}
        />
        <TextField
          label={texts.createdTo}
          type="date"
          min={filters.createdFrom}
          value={filters.createdTo ?? ''}
          onValueChange={(day) => change({ createdTo: day || undefined })}
        />
      </div>
    </div>
  );
}
