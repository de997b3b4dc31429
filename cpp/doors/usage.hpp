// The help that the command line prints.
#pragma once

#include <string_view>

namespace grundy {

inline constexpr std::string_view kUsage =
    "usage: grundyscope list\n"
    "       grundyscope help ID\n"
    "       grundyscope --version\n"
    "       grundyscope judge ID < input\n"
    "       grundyscope judge rules -p text=@FILE < input\n"
    "       grundyscope answer ID [-p name=value]... [--solver fast|rules]\n"
    "       grundyscope table ID [-p name=value]... [--layer outcome|nimber|remoteness|score|value|mean|temperature]\n"
    "                   [--window column,row,width,height] [--format csv|json|pgm] [--solver fast|rules]\n"
    "       grundyscope draw ID [-p name=value]... [--layer ...] [--window ...] [--width PIXELS] [--height PIXELS]\n"
    "                   [--theme light|dark] [--format png|svg] [--solver fast|rules] > FILE\n"
    "       grundyscope explain ID [-p name=value]... [--at column,row | --state STATE] [--solver fast|rules]\n"
    "       grundyscope period ID [-p name=value]... [--solver fast|rules]\n"
    "       grundyscope certify ID [-p name=value]... [--at column,row | --window column,row,width,height] > FILE\n"
    "       grundyscope certify rules [-p name=value]... --formula FORMULA [--against outcome|nimber] > FILE\n"
    "       grundyscope certify rules|sum [-p name=value]... --claim value [--at column,row] > FILE\n"
    "       grundyscope verify FILE...\n"
    "       grundyscope methods ID\n"
    "       grundyscope count ID METHOD [-p name=value]... [--steps N] [--most N]\n"
    "       grundyscope value EXPRESSION\n"
    "       grundyscope value rules [-p name=value]... [--at column,row | --state STATE]\n"
    "       grundyscope compare A B\n"
    "       grundyscope check rules < text, or -p text=@FILE\n"
    "       grundyscope find rules [-p name=value]...\n"
    "       grundyscope source rules --language cpp|python < text, or -p text=@FILE\n"
    "       grundyscope batch < jobs.jsonl > results.jsonl\n"
    "\n"
    "A value may be @FILE (@- is standard input), or random:LENGTH:SEED for strings, random:N:SEED:PERCENT for boards.\n"
    "The id rules stands for a game of your own: -p text=@FILE, and the parameters that the text names.\n"
    "check: what is wrong with a text, and how it is solved. source: a program that prints the table of a text, as table does.\n"
    "find: short statements that are true for all positions of a text, and for those with ranges twice as wide.\n"
    "draw: the cells in the colours of the page. With both sides the table stands in the middle of the picture; a side that is not given\n"
    "       is as long as the table needs.\n"
    "period: of the sequence that the table is, and whether it is proved.\n"
    "certify: a proof of the answer, of all cells of a window, or of what a formula says of all positions, for verify and for "
    "tools/check.py,\n"
    "       which shares no code with this program.\n"
    "--solver rules: small instances by the rules alone, without any theory.\n"
    "count: the positions, options and bytes that the code of a method goes through, for small instances;\n"
    "       --steps: with the first N; --most: refused beyond N.\n"
    "value: of a sum in the notation of the field, such as \"{2|0} + *\": mean, temperature, who wins, stops, thermograph.\n"
    "compare: which of two values is greater, or that they are equal or confused, and their difference.\n"
    "batch: many of these commands, one per line; in the Node command only, where batch --help has its options.\n";

inline constexpr std::string_view kRulesHelp =
    "rules: a game of your own, written as a text (docs/rules.md)\n"
    "\n"
    "Parameters\n"
    "  -p text=@FILE  the text; by default the game of taking 1, 3 or 8\n"
    "  -p NAME=value  a constant that the text writes as a literal, or the start of a part\n"
    "  -p rules.NAME=value  the same, also where NAME is one of the parameters here\n"
    "  -p first=left|right  who begins, in rules with Left and Right\n"
    "  -p across=PART, -p up=PART or -p down=PART  the axes of the table; -p width=N  the width of a sequence\n"
    "\n"
    "Commands: answer, table, draw, explain, period, certify, check, find, source; and judge, if the text has lines that begin with read "
    "and\n"
    "print: judge rules -p text=@FILE < input.\n"
    "Speed: the native program interprets the rules. The Node command compiles them to WebAssembly, which is faster on large tables.\n";

}  // namespace grundy
