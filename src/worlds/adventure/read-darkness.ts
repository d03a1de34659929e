/** What stands in the place of a title where nothing can be seen: the dark has no name of its own. */
const DARKNESS = /^(?:in )?(?:the )?dark(?:ness)?(?:$|,)/i

export const isDarkness = (title: string): boolean => DARKNESS.test(title)
