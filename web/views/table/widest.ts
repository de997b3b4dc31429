/** Most terms of a sequence in a row; kWidestRows of the core (cpp/families/subtraction_solution.hpp). */
export const WIDEST = 2 ** 20;
