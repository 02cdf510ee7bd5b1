interface PictureSize {
  width: number;
  height: number;
}

/** Returns the largest size within another without enlarging, in even numbers as H.264 requires. */
export function evenSize(picture: PictureSize, most: PictureSize): PictureSize {
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(picture.width), height: even(picture.height) };
}
