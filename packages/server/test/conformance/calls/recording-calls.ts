import type { Call, OperationId } from './calls.js';

export const TUS = { 'tus-resumable': '1.0.0' };

/** The eight recorder calls that refer to a flow or an upload. */
export function recordingCalls(flowId: string, uploadId: string): [OperationId, Call][] {
  const params = { flow_id: flowId, upload_id: uploadId };
  const metadata = `flow_id ${Buffer.from(flowId).toString('base64')},filetype ${Buffer.from('video/mp4').toString('base64')}`;
  const chunk = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  return [
    [
      'appendFlowEvents',
      { params, query: 'sequence=0', headers: { 'content-type': 'application/x-ndjson' }, body: '{}\n' },
    ],
    ['completeFlow', { params }],
    ['retryFlow', { params }],
    ['getRecordingStatus', { params }],
    ['createUpload', { params, headers: { ...TUS, 'upload-length': '8', 'upload-metadata': metadata } }],
    ['getUploadOffset', { params, headers: TUS }],
    ['appendUpload', { params, headers: { ...TUS, ...chunk }, body: 'abcd' }],
    ['cancelUpload', { params, headers: TUS }],
  ];
}
