'use client';

import { useFlowListReporters, type UseFlowListReportersOptions } from '@flowlens/hooks';
import { UserRound } from 'lucide';
import { Combobox } from '../../ui/combobox/combobox.js';
import { Icon } from '../../ui/icon/icon.js';
import type { GalleryTexts } from '../gallery-texts.js';

export interface ReporterFilterProps extends UseFlowListReportersOptions {
  onReporterChange: (reporter: string) => void;
  texts: GalleryTexts;
}

/** Filter of the gallery by reporter. */
export function ReporterFilter({ onReporterChange, texts, ...options }: ReporterFilterProps) {
  const reporters = useFlowListReporters(options);
  return (
    <Combobox
      className="fl-flow-gallery-reporter"
      label={texts.reporter}
      hideLabel
      placeholder={texts.allReporters}
      searchPlaceholder={texts.searchReporters}
      emptyText={texts.noReporterFound}
      icon={<Icon of={UserRound} size={14} />}
      options={reporters.options}
      value={reporters.value}
      onValueChange={onReporterChange}
      allowClear
    />
  );
}
