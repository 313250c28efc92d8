import { type ClassValue, clsx } from "clsx";

/** Joins the class names that are not empty. */
export const cn = (...names: ClassValue[]) => clsx(names);
