// What is written beside the cells is written in these.
export interface Ink {
  text: string;
  quiet: string;
  paper: string;
  serif: string;
}
