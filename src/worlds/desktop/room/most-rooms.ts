/** How many rooms a house of ours has: its own file, so that a description is read without what draws a house. */

export const USUAL_ROOMS = 4
// more take longer to draw than anybody needs to walk through them
export const MOST_ROOMS = 36
