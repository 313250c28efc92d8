/** A star of four rays, one unit from its middle to each tip. */
export const fourRays = "M0-1C.12-.3.3-.12 1 0C.3.12.12.3 0 1C-.12.3-.3.12-1 0C-.3-.12-.12-.3 0-1Z";
