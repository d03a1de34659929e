/** Darkness in place of a room's title: where nothing can be seen, the text has no name for the room. */
const DARKNESS = /^(?:in )?(?:the )?dark(?:ness)?(?:$|,)/i

export const isDarkness = (title: string): boolean => DARKNESS.test(title)
