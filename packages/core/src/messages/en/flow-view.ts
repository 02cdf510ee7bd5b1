export const flowView = {
  timelineTab: 'Timeline',
  commentsTab: 'Comments',
  deviceInfoTab: 'Device Info',
  loadingTitle: 'Loading Flow',
  loadingHint: 'Fetching flow details...',
  failed: 'Failed to load flow details',
  backToGallery: '← Back to Gallery',
};
