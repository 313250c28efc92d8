import { createContext, use } from "react";
import { catalogue } from "#domain/feelings.ts";

/** Outside of a universe, as on the login screen, there are the feelings of the catalogue. */
export const FeelingsOfUniverse = createContext(catalogue);

/** The feelings that the person's universe knows. */
export const useFeelings = () => use(FeelingsOfUniverse);
