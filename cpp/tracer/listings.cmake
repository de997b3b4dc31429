# The code of the methods (methods/ID/METHOD.cpp) as functions that can be watched: in one source file each game's programs stand in namespaces
# of their own, with the marks in their comments turned into calls and their streams into those of cpp/tracer/listing.hpp. Lines keep their numbers.
file(GLOB listings CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/methods/*/*.cpp)
set(bodies "")
set(rows "")
set(programs "")
set(program_rows "")
foreach(listing ${listings})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${listing})
  get_filename_component(method ${listing} NAME_WE)
  get_filename_component(folder ${listing} DIRECTORY)
  get_filename_component(game ${folder} NAME)
  string(MAKE_C_IDENTIFIER "${game}_${method}" name)
  file(READ ${listing} code)
  # A main without a return would end in nothing under any other name.
  string(REPLACE "int main()" "void run()" code "${code}")
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/listings/${name}.program.inc CONTENT "${code}" @ONLY)
  string(REGEX REPLACE "#include <[a-z_]+>" "" code "${code}")
  string(REGEX REPLACE "return ([^\n]*)[;] *// (visit|cell|part): ([^\n]*) -> ([^\n]*)"
    "{ watch().\\2(__LINE__, \\3).\\4; return \\1; }" code "${code}")
  string(REGEX REPLACE "// (visit|cell|part|also): ([^\n]*) -> ([^\n]*)" "watch().\\1(__LINE__, \\2).\\3;" code "${code}")
  string(REGEX REPLACE "// option: ([^\n]*)" "watch().option(\\1);" code "${code}")
  string(REGEX REPLACE "// option([ \n])" "watch().option();\\1" code "${code}")
  string(REGEX REPLACE "// call([ \n])" "watch().call();\\1" code "${code}")
  string(REGEX REPLACE "// bytes: ([^\n]*)" "watch().bytes(static_cast<std::uint64_t>(\\1));" code "${code}")
  string(REPLACE "std::cin" "watch().in" code "${code}")
  string(REPLACE "std::cout" "watch().print(__LINE__)" code "${code}")
  string(REPLACE "std::istringstream" "Line" code "${code}")
  string(REPLACE "std::getline" "getline" code "${code}")
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/listings/${name}.inc CONTENT "${code}" @ONLY)
  string(APPEND bodies "namespace ${name} {\n#include \"${name}.inc\"\n}\n")
  string(APPEND programs "namespace ${name} {\n#include \"${name}.program.inc\"\n}\n")
  string(APPEND program_rows "    {\"${game}/${method}\", ${name}::run},\n")
  string(APPEND rows "    {\"${game}\", \"${method}\", ${name}::run},\n")
endforeach()
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/listings/listings.cpp CONTENT
"// Written by cpp/tracer/listings.cmake.
#include \"tracer/listing.hpp\"

namespace grundy::listing {
namespace {
${bodies}
constexpr Listing kListings[] = {
${rows}};
}  // namespace

std::span<const Listing> listings() { return kListings; }

}  // namespace grundy::listing
" @ONLY)

# The same with the streams that they are written for, and nothing watched, for the tests.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/listings/programs.cpp CONTENT
"// Written by cpp/tracer/listings.cmake.
#include \"programs.hpp\"

namespace {
${programs}
}  // namespace

const std::map<std::string, void (*)()>& programs() {
  static const std::map<std::string, void (*)()> all = {
${program_rows}  };
  return all;
}
" @ONLY)
