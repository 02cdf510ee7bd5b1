/** Something that a recording lacks, for the people who watch it. */
export interface CaptureNote {
  code: 'video_cut_short' | 'video_damaged' | 'sound_left_out';
  /** Where in the video, from its start. */
  at_ms?: number;
  /** How much is missing. */
  for_ms?: number;
}
