/** Names of the files made from a video, in the folder that its process writes to. */
export const MEDIA_NAMES = { video: 'video.mp4', preview: 'preview.mp4', thumbnail: 'thumbnail.jpg' } as const;
