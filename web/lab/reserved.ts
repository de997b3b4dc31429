// The reserved words of the language, as in cpp/lab/language/parse.cpp.
export const reserved =
  'move Left Right end legal if start show in of for while and or not split into gain pass any all count sum min max len rows cols abs gcd next last wins loses draw score'.split(
    ' ',
  );
