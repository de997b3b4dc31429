// The words of the language, which nothing else may be called: those of cpp/lab/language/parse.cpp.
export const reserved =
  'move Left Right end legal if start show in of for while and or not split into gain pass any all count sum min max len rows cols abs gcd next last wins loses draw score'.split(
    ' ',
  );
